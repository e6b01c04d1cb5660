/** The pages forbid code made of texts; zod would try it once for each page, and the browser would complain. */
import { config } from 'zod';

config({ jitless: true });
