/** The pack's numbers that people are told: what everybody plays by, and what an offer, a castle, a wedding, a coin or a letter is worth. */
import { duelLoss } from '../modules/intrigues.js';
import { modulesOf, packOf } from '../reading.js';
import type { SeasonState } from '../state.js';
import type { SeasonNumbers } from '../view.js';

export function numbersOf(state: SeasonState): SeasonNumbers {
  const { dice, gameTime, report } = packOf(state);
  const { blocks, mercenaries, deserters, territory, emigrants } = modulesOf(state);
  const { offers, castles, twins, coin, intrigues } = modulesOf(state);
  const numbers: SeasonNumbers = {
    creative: dice.creative,
    dice: { main: dice.mainDivisor, cup: dice.cupDivisor, least: dice.least },
    gameTime,
    report: { ...report },
  };
  if (blocks) numbers.blocks = { size: blocks.size };
  if (mercenaries) numbers.mercenaries = { until: mercenaries.until ?? null };
  if (deserters) numbers.deserters = { ...deserters };
  if (territory) numbers.territory = structuredClone(territory);
  if (emigrants) numbers.emigrants = structuredClone(emigrants);
  if (offers) {
    const { stake, captiveLeast, storyReward } = offers;
    numbers.offers = { ...stake, captiveLeast, storyReward };
  }
  if (castles) numbers.castles = { own: castles.own, other: castles.other };
  if (twins) numbers.twins = { ...twins };
  if (coin) numbers.coin = { ...coin };
  if (intrigues) {
    numbers.intrigues = { ...intrigues, games: [...intrigues.games], loser: duelLoss(state) };
  }
  return numbers;
}
