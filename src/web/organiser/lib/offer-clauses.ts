/** The clause that describes each kind of offer. */
const BY_KIND: Record<string, string> = {
  dress: '9.3.1',
  story: '9.3.2',
  humour: '9.3.3',
  tribute: '9.3.4',
  surrender: '9.3.5',
  captive: '9.3.6',
  ode: '9.3.7',
};

export function clausesOfOffer(kind: string): string[] {
  const clause = BY_KIND[kind];
  return ['9.2', ...(clause ? [clause] : [])].map((number) => `mafia-2018:${number}`);
}
