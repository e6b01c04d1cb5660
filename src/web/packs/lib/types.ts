/** Names for the parts of a pack that the editor handles. */
import type { Mark } from '../../../rulebooks/race/pack.js';
import type { SeasonFile } from '../../../rulebooks/season/pack.js';

export type Pack = SeasonFile;
export type Side = Pack['sides'][number];
export type Modules = Pack['modules'];
export type ModuleKey = keyof Modules;
export type Drawing = NonNullable<Pack['layout']>;
export type OfferKind = NonNullable<Modules['offers']>['offers'][string]['kind'];
export type { Mark };
