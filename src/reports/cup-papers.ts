/** What of a cup is printed: `seating` has a sheet for each round, `players` a row for each player. */
export const CUP_PAPERS = ['standings', 'results', 'seating', 'players'] as const;
export type CupPaper = (typeof CUP_PAPERS)[number];
