/** The words of a refusal, whoever gave it: the engine or the rulebook. */
import type { Refusal, Text } from '../engine/contract.js';
import { engineRefusalText } from '../engine/refusals.js';
import type { AnyRulebook } from './live-game.js';

export function refusalText(refusal: Refusal, rulebook: AnyRulebook): Text {
  return engineRefusalText(refusal) ?? rulebook.refusalText(refusal);
}

/** A refusal on its way to the person who asked. */
export class RefusalError extends Error {
  readonly text: Text;

  constructor(
    readonly refusal: Refusal,
    rulebook: AnyRulebook,
  ) {
    super(refusal.code);
    this.text = refusalText(refusal, rulebook);
  }
}
