/** The devices from which a game is entered: sign-ins of its people, and of the account of whoever asks. */
import type { SignIn } from '../store/store.js';
import type { Context } from './context.js';
import { hashToken } from './secrets.js';
import type { Visitor } from './visitors.js';

interface Device {
  device: string;
  person: string;
  label: string | null;
  since: string;
  seen: string | null;
  mine: boolean;
}

/** What a sign-in is called in answers: made of the session for one game, so that neither is told. */
function nameOf(game: string, session: string): string {
  return hashToken(`device ${game} ${session}`).slice(0, 24);
}

/** One line for a session: under the account of whoever asks, if it holds that. */
async function signInsOf({ store }: Context, game: string, visitor: Visitor): Promise<SignIn[]> {
  const { account } = visitor;
  const lines = [
    ...(account ? await store.signIns({ account: account.id }) : []),
    ...(await store.signIns({ game })),
  ];
  return lines.filter((line, index) => lines.findIndex((each) => each.session === line.session) === index);
}

/** Newest first. */
export async function devicesOf(context: Context, game: string, visitor: Visitor): Promise<Device[]> {
  return (await signInsOf(context, game, visitor))
    .map((line) => shown(line, game, visitor))
    .sort((a, b) => (a.since < b.since ? 1 : -1));
}

/** Those of one person of a game. */
export async function devicesOfPerson(
  { store }: Context,
  game: string,
  person: string,
  visitor: Visitor,
): Promise<Device[]> {
  return (await store.signIns({ game }))
    .filter((line) => line.person === person)
    .map((line) => shown(line, game, visitor));
}

function shown(line: SignIn, game: string, visitor: Visitor): Device {
  const { session, label, since, seen } = line;
  return {
    device: nameOf(game, session),
    person: line.account ?? line.person ?? '',
    ...{ label, since, seen },
    mine: session === visitor.session,
  };
}

/** The session behind such a name, or null. */
export async function sessionOfDevice(
  context: Context,
  game: string,
  visitor: Visitor,
  device: string,
): Promise<{ session: string; account: string | null; person: string | null } | null> {
  const lines = await signInsOf(context, game, visitor);
  return lines.find(({ session }) => nameOf(game, session) === device) ?? null;
}
