/** Pictures from people: taken apart and made anew, so that nothing but the picture itself is kept. */
import { ApiProblem } from './problems.js';

/** Most bytes of an upload. */
export const UPLOAD_LIMIT = 4 * 1024 * 1024;
/** Longest side of a kept picture. */
const SIDE = 1600;
/** Pixels of all frames together: a small file may unpack to a huge picture. */
const PIXELS = 40_000_000;
const FRAMES = 120;
const FORMATS = new Set(['jpeg', 'png', 'gif', 'webp']);

export interface CleanImage {
  type: 'image/webp';
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * Decodes an upload and encodes it as WebP, moving pictures included; names, places, dates and comments stay behind.
 * @throws ApiProblem `bad-image`
 */
export async function cleanImage(upload: Buffer): Promise<CleanImage> {
  // Loaded with the first picture: it takes more memory than any other package, and many clubs send none.
  const { default: sharp } = await import('sharp');
  try {
    const options = { animated: true, limitInputPixels: PIXELS, failOn: 'error' } as const;
    const { format, pages = 1 } = await sharp(upload, options).metadata();
    if (!FORMATS.has(format ?? '') || pages > FRAMES) throw new ApiProblem('bad-image');
    const { data, info } = await sharp(upload, options)
      .rotate()
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { type: 'image/webp', bytes: data, width: info.width, height: info.pageHeight ?? info.height };
  } catch (error) {
    if (error instanceof ApiProblem) throw error;
    throw new ApiProblem('bad-image');
  }
}
