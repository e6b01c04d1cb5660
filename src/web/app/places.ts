/** The places of a game in its navigation, by rulebook and by who is looking. */
import type { CupView } from '../../rulebooks/table/cup/view.js';
import type { GameView as TableView } from '../../rulebooks/table/view.js';
import type { GameView } from '../../rulebooks/twelve-rooms/view.js';
import type { LinkLook } from '../../server/shapes.js';
import type { IconName } from '../ui/icon.js';
import type { Game } from './game.js';
import type { useT } from './prefs.js';

export interface Place {
  name: string;
  icon: IconName;
  label: string;
}

/** Where a personal link leads: whoever helps to run a cup has come for the desk; everybody else has a place of his own. */
export function landingOf(game: string, look: Pick<LinkLook, 'role' | 'rulebook'> | null): string {
  const home = `/g/${game}`;
  return look?.role === 'co-organiser' && look.rulebook === 'mafia-cup' ? `${home}/manage` : home;
}

/** The places in order; `first` is the one the bare address of the game shows. */
export function placesOf(game: Game, t: ReturnType<typeof useT>): { places: Place[]; first: string } {
  const { answer, view } = game;
  const steers = answer.role === 'organiser' || answer.role === 'co-organiser';
  const desk: Place[] = steers ? [{ name: 'manage', icon: 'steer', label: t('nav.manage') }] : [];
  if (answer.meta.rulebook === 'twelve-rooms') return roomPlaces(answer.view as GameView, desk, t);
  if (answer.meta.rulebook === 'mafia-cup') return cupPlaces(answer.view as CupView, desk, t);
  if (answer.meta.rulebook === 'vavt-cup-2017') return tablePlaces(answer.view as TableView, t);
  return {
    places: [
      ...desk,
      ...(view.me ? [{ name: 'clan', icon: 'clan' as const, label: t('nav.clan') }] : []),
      { name: 'season', icon: 'season', label: t('nav.season') },
      { name: 'board', icon: 'board', label: t('nav.board') },
      { name: 'history', icon: 'history', label: t('nav.history') },
      { name: 'rules', icon: 'rules', label: t('nav.rules') },
      { name: 'council', icon: 'council', label: t('nav.council') },
    ],
    first: view.me ? 'clan' : 'season',
  };
}

function roomPlaces(view: GameView, desk: Place[], t: ReturnType<typeof useT>) {
  const plays = view.me !== null;
  const signup = view.phase === 'signup';
  const placed = plays && !signup && view.phase !== 'dealt';
  const places: Place[] = [
    ...desk,
    ...(signup || plays
      ? [{ name: 'turn', icon: 'door' as const, label: t(signup ? 'nav.signup' : 'nav.turn') }]
      : []),
    ...(placed
      ? [
          { name: 'map', icon: 'map' as const, label: t('nav.map') },
          { name: 'reports', icon: 'letter' as const, label: t('nav.reports') },
        ]
      : []),
    ...(view.mafia ? [{ name: 'team', icon: 'mask' as const, label: t('nav.team') }] : []),
    { name: 'thread', icon: 'thread', label: t('nav.thread') },
    ...(view.finale ? [{ name: 'finale', icon: 'lens' as const, label: t('nav.finale') }] : []),
    { name: 'rules', icon: 'rules', label: t('nav.rules') },
  ];
  return { places, first: plays || signup ? 'turn' : 'thread' };
}

function cupPlaces({ me }: CupView, desk: Place[], t: ReturnType<typeof useT>) {
  const places: Place[] = [
    ...desk,
    ...(me?.judge ? [{ name: 'judging', icon: 'gavel' as const, label: t('nav.tables') }] : []),
    ...(me?.player ? [{ name: 'mine', icon: 'mask' as const, label: t('nav.mine') }] : []),
    { name: 'cup', icon: 'season', label: t('nav.standings') },
    { name: 'rounds', icon: 'list', label: t('nav.rounds') },
    { name: 'statistics', icon: 'lens', label: t('nav.statistics') },
    { name: 'rules', icon: 'rules', label: t('nav.rules') },
  ];
  return { places, first: me?.judge ? 'judging' : me?.player ? 'mine' : 'cup' };
}

function tablePlaces(view: TableView, t: ReturnType<typeof useT>) {
  const judge = view.viewer === 'judge';
  const over = view.phase === 'ended';
  const places: Place[] = [
    ...(judge ? [{ name: 'judge', icon: 'gavel' as const, label: t('nav.judge') }] : []),
    ...(view.me ? [{ name: 'seat', icon: 'mask' as const, label: t('nav.seat') }] : []),
    { name: 'table', icon: 'council', label: t('nav.table') },
    ...(judge || over
      ? [
          { name: 'replay', icon: 'lens' as const, label: t('nav.finale') },
          { name: 'protocol', icon: 'letter' as const, label: t('nav.protocol') },
        ]
      : []),
    { name: 'rules', icon: 'rules', label: t('nav.rules') },
    ...(judge ? [{ name: 'manage', icon: 'steer' as const, label: t('nav.manage') }] : []),
  ];
  return { places, first: judge ? 'judge' : view.me ? 'seat' : 'table' };
}
