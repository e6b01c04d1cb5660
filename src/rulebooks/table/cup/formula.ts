/**
 * 4.6: how a game becomes points. Data, edited by the organiser; every number is hundredths of a point in whole numbers
 * (`40` is 0.4). Later versions do not replace earlier ones: a round is counted by the latest version that covers it.
 */
import { z } from 'zod';

const points = z.int().min(-10_000).max(10_000);
const cost = z.int().min(-10_000).max(0);

/** Points by the role played. */
const byRole = z.strictObject({
  don: points,
  mafia: points,
  sheriff: points,
  doctor: points,
  citizen: points,
});

/** Whose first victims are compensated (`red`: only red ones) and when: after a loss only, or always. */
const victimShape = { side: z.enum(['red', 'both']), when: z.enum(['lost', 'any']) };

/**
 * 4.5, for each game in which the player was killed in the first night with shooting:
 * `fixed` brings `points`.
 * `share` brings `most` × i / b, rounded half up, and never more than `most`: i is in how many of his counted games he was
 * killed so (compensated or not), and b is `percent` of a number of games (`base`: of those he has played, or of the
 * rounds planned), rounded as `rounding` says and at least `least`.
 */
const firstVictimSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('fixed'), points, ...victimShape }),
  z.strictObject({
    kind: z.literal('share'),
    most: points,
    percent: z.int().min(1).max(100),
    base: z.enum(['played', 'planned']),
    rounding: z.enum(['up', 'half', 'down']),
    least: z.int().min(1).max(100),
    ...victimShape,
  }),
]);

/**
 * 4.8, in the order they are asked. `plain`: points for outcomes only (4.1); `headToHead`: own points less theirs in games
 * shared with those still equal; `firstVictim`: times killed first, more is higher; `bestMove`: black named in best moves;
 * `extra`: the judge's extra points; `fouls`: fewer is higher; `keyWins`: wins as the don or the sheriff; `lot`: the latest
 * lot drawn between them for a tie.
 */
export const TIE_BREAKS = [
  'plain',
  'wins',
  'headToHead',
  'firstVictim',
  'bestMove',
  'extra',
  'fouls',
  'keyWins',
  'lot',
] as const;
const tieBreakSchema = z.enum(TIE_BREAKS);
export type TieBreak = z.infer<typeof tieBreakSchema>;

export const formulaSchema = z
  .strictObject({
    win: byRole,
    loss: byRole,
    draw: byRole,
    /** 4.2: by the number of black among the named, 0–3. */
    bestMove: z.tuple([points, points, points, points]),
    /** 4.3: what an entered extra is cut to, per game. */
    extra: z.strictObject({ least: points, most: points }),
    /** 4.4: for each foul after the first `free`. */
    foul: z.strictObject({ each: cost, free: z.int().min(0).max(4) }),
    technical: cost,
    removal: cost,
    firstVictim: firstVictimSchema,
    /** 4.7: fewer counted games put a player outside. */
    leastGames: z.int().min(0).max(100),
    ties: z.array(tieBreakSchema).max(TIE_BREAKS.length),
  })
  .superRefine(({ extra, ties }, context) => {
    if (extra.least > extra.most) {
      context.addIssue({
        code: 'custom',
        path: ['extra', 'least'],
        message: `не больше ${extra.most} / not more than ${extra.most}`,
      });
    }
    const twice = ties.findIndex((tie, index) => ties.indexOf(tie) !== index);
    if (twice !== -1) {
      context.addIssue({ code: 'custom', path: ['ties', twice], message: 'дважды / twice' });
    }
    const lot = ties.indexOf('lot');
    if (lot !== -1 && lot !== ties.length - 1) {
      context.addIssue({
        code: 'custom',
        path: ['ties', lot],
        message: 'жребий — последний / the lot comes last',
      });
    }
  });
export type Formula = z.infer<typeof formulaSchema>;
