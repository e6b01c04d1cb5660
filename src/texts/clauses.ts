/** How a clause is called for people. */

/**
 * «6.4» of `mafia-2018:6.4`. The sentence below a numbered list has no number of its own: `vavt-cup-2017:V.total` is «V», the
 * list as a whole.
 */
export function clauseNumber(id: string): string {
  return id.slice(id.indexOf(':') + 1).replace(/\.total$/, '');
}
