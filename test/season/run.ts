/** The ten games of 2018 on the engine. */
import { Stage } from '../support/season-steps.js';
import { GAME_ID, SEED } from './season.js';

export const stage = new Stage('mafia-2018', GAME_ID, SEED);
