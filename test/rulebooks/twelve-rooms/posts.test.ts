import { describe, expect, test } from 'vitest';
import { laughs } from '../../../src/rulebooks/twelve-rooms/laughter.js';
import { MASTER, seats, Table } from './table.js';

test('R.LAUGHTER filter: no letters or digits of any script; flags and pictures pass', () => {
  for (const text of ['', '😀', '🤔🤔 !?..', '🇷🇺', '🇷🇺🇫🇷', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', ':-)', '👨‍👩‍👧‍👦', '❤️', '#️⃣', '→']) {
    expect(laughs(text), text).toBe(true);
  }
  for (const text of [
    'a',
    'Ы',
    'م',
    '中',
    'α😀',
    '1',
    '１',
    '٣',
    '1️⃣',
    '🔟',
    '💯',
    '①',
    'ⓐ',
    '🅰️',
    '🆘',
    '🇷',
    '🇭🇪🇱🇵',
    '⠓',
    '№',
    '™',
    'ℹ️',
    '𝒜',
    '½',
    'Ⅳ',
    '㊗️',
    '🈁',
    '🔝',
    '🏴\u{E0067}',
  ]) {
    expect(laughs(text), text).toBe(false);
  }
});

describe('G.3 anonymous messages', () => {
  test('one a turn, out with the results in a drawn order, never from R.SILENCE', () => {
    const t = new Table(seats('civilian@2', 'civilian@10', 'mafioso@3', 'civilian@9', 'civilian@6'));
    const send = (id: string, text: string) =>
      t.do({ type: 'postAnonymous', turn: t.turn, text }, t.author(id));
    send('p1', 'первая');
    send('p2', 'из тишины');
    send('p3', 'третья');
    expect(t.refused({ type: 'postAnonymous', turn: 1, text: 'ещё' }, t.author('p1'))).toBe('anonymous-done');
    expect(t.refused({ type: 'postAnonymous', turn: 1, text: 'смех' }, t.author('p4'))).toBe(
      'pictures-only text',
    );
    send('p4', '🤡');
    expect(t.view('public').thread).toEqual([]);
    t.move('p2', { direction: 'left' });
    t.calm();
    const { thread } = t.view('public');
    expect(thread.map(({ text }) => text).sort()).toEqual(['первая', 'третья', '🤡'].sort());
    expect(thread.every(({ author, kind }) => author === null && kind === 'anonymous')).toBe(true);
    expect(thread.map(({ id }) => id)).toEqual(['m1', 'm2', 'm3']);
    expect(t.view('master').master!.anonymousAuthors).toHaveLength(3);
    expect(t.view('p2').me!.anonymous).toHaveLength(1);
  });

  test('anonymous.moment: noon', () => {
    const t = new Table(seats('civilian@2', 'civilian@3', 'mafioso@6'), {
      rulings: { 'anonymous.moment': 'noon' },
    });
    t.do({ type: 'postAnonymous', turn: 1, text: 'утро' }, t.author('p1'));
    t.to('2019-03-04T08:59:59.999Z');
    expect(t.view('public').thread).toEqual([]);
    t.to('2019-03-04T09:00:00.000Z');
    expect(t.view('public').thread).toMatchObject([{ text: 'утро', at: '2019-03-04T09:00:00.000Z' }]);
    t.do({ type: 'postAnonymous', turn: 1, text: 'день' }, t.author('p2'));
    t.calm();
    expect(t.view('public').thread).toHaveLength(2);
  });
});

test('G.7, G.8: those who are out may talk, get no reports, do not read the mafia’s room; posts can be taken down', () => {
  const t = new Table(seats('civilian@2', 'civilian@3', 'mafioso@6', 'mafioso@7', 'civilian@9'));
  t.do({ type: 'postTeam', text: 'план' }, t.author('p3'));
  expect(t.refused({ type: 'postTeam', text: 'и я' }, t.author('p1'))).toBe('mafia-only');
  expect(t.view('p4').mafia!.posts).toMatchObject([{ author: 'p3', text: 'план' }]);
  t.override({ kind: 'kill', player: 'p3' });
  expect(t.view('p3').mafia).toBeNull();
  t.do({ type: 'post', text: 'Я мирный!' }, t.author('p3'));
  expect(t.refused({ type: 'post', text: 'слова' }, t.author('p5'))).toBe('pictures-only text');
  t.do({ type: 'post', text: '🎭' }, t.author('p5'));
  t.do({ type: 'hidePost', post: 'm1', reason: 'вскрытие' }, MASTER);
  expect(t.view('public').thread).toMatchObject([{ text: '', hidden: true, author: 'p3' }, { text: '🎭' }]);
  t.calm();
  expect(t.report('p3')).toBeUndefined();
});
