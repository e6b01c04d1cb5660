/** A command of the log in a few words. */
import { describeMark } from '../../../picture/cell-text.js';
import type { CellMark } from '../../../rulebooks/race/board-view.js';
import type { Answer } from '../../../rulebooks/race/commands.js';
import { useSeason } from '../../app/game.js';
import { useLang, usePick } from '../../app/prefs.js';
import { answeredWords } from '../lib/answered.js';
import { writeCells } from '../lib/cells.js';
import { isCommandType } from '../lib/fields.js';
import { useClanName } from '../parts/clan.js';
import { useOrg } from '../say.js';

interface Loose {
  type: string;
  [field: string]: unknown;
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((item): item is number => typeof item === 'number') : [];

export function useEntryWords(): (command: Loose) => string {
  const { view, answer } = useSeason();
  const t = useOrg();
  const lang = useLang();
  const clan = useClanName();
  const pick = usePick();
  return (command) => {
    if (!isCommandType(command.type)) return command.type;
    if (command.type === 'answerAsk') {
      const context = { t, lang, clan, pick, offers: view.offers };
      const said = answeredWords(text(command.ask), command.answer as Answer | undefined, context);
      if (said) return said;
    }
    const mark = command.mark as CellMark | undefined;
    const cells = [...numbers(command.cells), ...numbers(command.repaint)];
    return t(`cmd.${command.type}`, {
      cell: text(command.cell),
      mark: mark ? describeMark(mark, view.board, lang) || t('mark.free').toLowerCase() : '',
      ruling: text(command.ruling),
      game: text(command.game),
      date: text(command.date),
      person: answer.people[text(command.person)] ?? '—',
      clan: typeof command.clan === 'number' ? clan(command.clan) : '',
      team: text(command.team),
      count: text(command.cells),
      cells: writeCells(cells) || '—',
    });
  };
}
