/** One sentence for every type of event: a type without its sentence does not compile. */
import type { Lang } from '../../../engine/contract.js';
import type { EventOf, SeasonEvent } from '../events.js';
import type { Names } from './names.js';

export type EventType = SeasonEvent['type'];
export type Describer<T extends EventType> = (event: EventOf<T>, names: Names, lang: Lang) => string;
/** The sentences of some of the types. */
export type Describers<T extends EventType> = { [K in T]: Describer<K> };
