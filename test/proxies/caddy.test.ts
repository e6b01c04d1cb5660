import { testBehind } from '../support-proxies/behind.js';

testBehind('caddy');
