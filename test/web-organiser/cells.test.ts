import { expect, test } from 'vitest';
import {
  parseCells,
  parseNames,
  parsePoints,
  writeCells,
  writePoints,
} from '../../src/web/organiser/lib/cells.js';

test('cells are read from commas, spaces and ranges, each once', () => {
  expect(parseCells('4, 7–9 12;7')).toEqual([4, 7, 8, 9, 12]);
  expect(parseCells('никаких')).toEqual([]);
  expect(writeCells([9, 4, 8, 7, 12, 13])).toBe('4, 7–9, 12, 13');
  expect(parseCells(writeCells([1, 2, 3, 5]))).toEqual([1, 2, 3, 5]);
});

test('points are hundredths and survive writing and reading', () => {
  expect(parsePoints('44,5')).toBe(4450);
  expect(parsePoints('-0.25')).toBe(-25);
  expect(parsePoints('44,555')).toBeNull();
  expect(parsePoints('36x')).toBeNull();
  for (const points of [0, 5, 50, 4450, -175]) expect(parsePoints(writePoints(points, 'ru'))).toBe(points);
});

test('names come one a line, without numbers in front and without repeats', () => {
  expect(parseNames('1. НямНю\n\nВектор\t44\nВектор\n7.13')).toEqual(['НямНю', 'Вектор', '7.13']);
});
