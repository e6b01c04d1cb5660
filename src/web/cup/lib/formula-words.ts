/** A formula in sentences: what anybody may read before he plays by it. */
import type { Lang, Text } from '../../../engine/contract.js';
import { measureName } from '../../../rulebooks/table/cup/describe.js';
import type { Formula } from '../../../rulebooks/table/cup/formula.js';
import type { Role } from '../../../rulebooks/table/setup.js';
import { roleName } from '../../../rulebooks/table/texts.js';
import { points } from '../../../texts/numbers.js';

const t = (ru: string, en: string): Text => ({ ru, en });

/** Roles in the order a table of points lists them. */
const ROLE_ORDER: readonly Role[] = ['citizen', 'sheriff', 'doctor', 'mafia', 'don'];

/** Roles that are dealt under a set of table rules. */
export const rolesOf = (pack: string): readonly Role[] =>
  ROLE_ORDER.filter((role) => role !== 'doctor' || pack !== 'sport-classic');

/** One number for all roles, or each role with its own. */
function byRole(values: Formula['win'], lang: Lang): string {
  const same = new Set(Object.values(values)).size === 1;
  if (same) return points(values.citizen, lang);
  return ROLE_ORDER.map((role) => `${roleName(role)[lang]} ${points(values[role], lang)}`).join(', ');
}

const SIDE = { red: t('красному', 'a red one'), both: t('любому', 'anybody') };
const WHEN = { lost: t('при поражении', 'after a loss'), any: t('всегда', 'always') };
const ROUNDING = {
  up: t('вверх', 'up'),
  half: t('по обычным правилам', 'half up'),
  down: t('вниз', 'down'),
};
const BASE = {
  played: t('сыгранных игр', 'the games played'),
  planned: t('туров по плану', 'the rounds planned'),
};

function victim(rule: Formula['firstVictim'], lang: Lang): string {
  const say = (text: Text) => text[lang];
  if (rule.kind === 'none') return say(t('не положена', 'none'));
  const whom = `${say(SIDE[rule.side])}, ${say(WHEN[rule.when])}`;
  if (rule.kind === 'fixed') return `${points(rule.points, lang)} (${whom})`;
  const most = points(rule.most, lang);
  return lang === 'ru'
    ? `до ${most}: ${most} × i ÷ b, где i — сколько раз убит первым, b — ${rule.percent} % ${say(BASE[rule.base])} (округление ${say(ROUNDING[rule.rounding])}, не меньше ${rule.least}); ${whom}`
    : `up to ${most}: ${most} × i ÷ b, where i is the times killed first and b is ${rule.percent}% of ${say(BASE[rule.base])} (rounded ${say(ROUNDING[rule.rounding])}, at least ${rule.least}); ${whom}`;
}

export interface FormulaLine {
  key: string;
  name: string;
  value: string;
  clause: string;
}

/** The formula line by line, each with its clause. */
export function formulaLines(formula: Formula, lang: Lang): FormulaLine[] {
  const say = (ru: string, en: string) => (lang === 'ru' ? ru : en);
  const { bestMove, extra, foul, technical, removal, leastGames, ties } = formula;
  const line = (key: string, name: string, value: string, clause: string) => ({
    key,
    name,
    value,
    clause: `mafia-cup:${clause}`,
  });
  return [
    line('win', say('Победа', 'Win'), byRole(formula.win, lang), '4.1'),
    line('loss', say('Поражение', 'Loss'), byRole(formula.loss, lang), '4.1'),
    line('draw', say('Ничья', 'Draw'), byRole(formula.draw, lang), '4.1'),
    line(
      'bestMove',
      say('Лучший ход: 0, 1, 2, 3 чёрных', 'Best move: 0, 1, 2, 3 black'),
      bestMove.map((value) => points(value, lang)).join(' · '),
      '4.2',
    ),
    line(
      'extra',
      say('Дополнительные баллы судьи', 'The judge’s extra points'),
      say(
        `от ${points(extra.least, lang)} до ${points(extra.most, lang)} за партию`,
        `${points(extra.least, lang)} to ${points(extra.most, lang)} a game`,
      ),
      '4.3',
    ),
    line(
      'foul',
      say('Фолы', 'Fouls'),
      say(
        `${points(foul.each, lang)} за каждый после ${foul.free}; технический ${points(technical, lang)}; удаление ${points(removal, lang)}`,
        `${points(foul.each, lang)} for each after ${foul.free}; a technical one ${points(technical, lang)}; a removal ${points(removal, lang)}`,
      ),
      '4.4',
    ),
    line(
      'firstVictim',
      say('Компенсация первой жертве', 'Compensation of the first victim'),
      victim(formula.firstVictim, lang),
      '4.5',
    ),
    line(
      'leastGames',
      say('Игр для зачёта', 'Games to be counted'),
      leastGames === 0
        ? say('любое число', 'any number')
        : say(`не меньше ${leastGames}`, `at least ${leastGames}`),
      '4.7',
    ),
    line(
      'ties',
      say('При равенстве баллов', 'When points are equal'),
      ties.length === 0
        ? say('делят место', 'the place is shared')
        : ties.map((tie) => measureName(tie)[lang]).join(' → '),
      '4.8',
    ),
  ];
}
