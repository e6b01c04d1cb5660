import { builtProperty } from './built-property.js';

builtProperty(2);
