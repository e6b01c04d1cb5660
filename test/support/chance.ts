export { Chance } from '../../src/lab/chance.js';
