/** placeholder */
import type { App, Context } from '../context.js';
export function materialRoutes(_app: App, _context: Context): void {}
