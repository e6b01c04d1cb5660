/** The pack's numbers that people are told before they decide: what an offer, a castle, a wedding, a coin or a letter is worth. */
import { duelLoss } from '../modules/intrigues.js';
import { modulesOf, packOf } from '../reading.js';
import type { SeasonState } from '../state.js';
import type { SeasonNumbers } from '../view.js';

export function numbersOf(state: SeasonState): SeasonNumbers {
  const { offers, castles, twins, coin, intrigues } = modulesOf(state);
  const numbers: SeasonNumbers = { creative: packOf(state).dice.creative };
  if (offers) numbers.offers = { ...offers.stake, captiveLeast: offers.captiveLeast };
  if (castles) numbers.castles = { own: castles.own, other: castles.other };
  if (twins) numbers.twins = { ...twins };
  if (coin) numbers.coin = { ...coin };
  if (intrigues) {
    const { games: _, ...amounts } = intrigues;
    numbers.intrigues = { ...amounts, loser: duelLoss(state) };
  }
  return numbers;
}
