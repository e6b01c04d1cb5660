// Makes a screenshot small: few colours, packed tightly. Screens have few colours, so hardly anybody can tell.
import { deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOURS = 64;

/** @param {Buffer} png eight bits a channel, RGB or RGBA without transparency, as Chromium writes it */
export function smallPng(png) {
  const { width, height, channels, pixels } = decode(png);
  const { palette, indices } = quantise(pixels, channels, width * height);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) indices.copy(rows, y * (width + 1) + 1, y * width, (y + 1) * width);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const small = Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return small.length < png.length ? small : png;
}

function decode(png) {
  let header = null;
  const parts = [];
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') header = body;
    if (type === 'IDAT') parts.push(body);
    at += length + 12;
  }
  const width = header.readUInt32BE(0);
  const height = header.readUInt32BE(4);
  const channels = header[9] === 6 ? 4 : 3;
  const raw = inflateSync(Buffer.concat(parts));
  return { width, height, channels, pixels: unfilter(raw, width * channels, height, channels) };
}

/** Undoes the filters of the rows (PNG 1.2, chapter 6). */
function unfilter(raw, stride, height, step) {
  const out = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)];
    const from = y * (stride + 1) + 1;
    const to = y * stride;
    for (let x = 0; x < stride; x++) {
      const left = x >= step ? out[to + x - step] : 0;
      const up = y > 0 ? out[to + x - stride] : 0;
      const corner = x >= step && y > 0 ? out[to + x - stride - step] : 0;
      out[to + x] = raw[from + x] + predicted(filter, left, up, corner);
    }
  }
  return out;
}

function predicted(filter, left, up, corner) {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [left, up, corner].map((value) => Math.abs(guess - value));
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** Median cut: boxes of colours are halved until there are as many as the palette holds. */
function quantise(pixels, channels, count) {
  const seen = new Map();
  for (let i = 0; i < count; i++) {
    const at = i * channels;
    const key = (pixels[at] << 16) | (pixels[at + 1] << 8) | pixels[at + 2];
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  const colours = [...seen].map(([key, weight]) => ({
    key,
    weight,
    rgb: [key >> 16, (key >> 8) & 255, key & 255],
  }));
  const boxes = [boxOf(colours)];
  while (boxes.length < COLOURS) {
    const widest = boxes.reduce((best, box, i) => (box.score > boxes[best].score ? i : best), 0);
    if (boxes[widest].score <= 0) break;
    boxes.push(...halves(boxes.splice(widest, 1)[0]));
  }
  const palette = Buffer.alloc(boxes.length * 3);
  const index = new Map();
  for (const [i, box] of boxes.entries()) {
    palette.set(meanOf(box.colours), i * 3);
    for (const colour of box.colours) index.set(colour.key, i);
  }
  const indices = Buffer.alloc(count);
  for (let i = 0; i < count; i++) {
    const at = i * channels;
    indices[i] = index.get((pixels[at] << 16) | (pixels[at + 1] << 8) | pixels[at + 2]);
  }
  return { palette, indices };
}

function boxOf(colours) {
  const spans = [0, 1, 2].map((channel) => {
    let low = 255;
    let high = 0;
    for (const { rgb } of colours) {
      low = Math.min(low, rgb[channel]);
      high = Math.max(high, rgb[channel]);
    }
    return high - low;
  });
  const span = Math.max(...spans);
  const weight = colours.reduce((sum, colour) => sum + colour.weight, 0);
  return { colours, channel: spans.indexOf(span), score: colours.length > 1 ? span * Math.sqrt(weight) : 0 };
}

function halves({ colours, channel }) {
  const sorted = [...colours].sort((a, b) => a.rgb[channel] - b.rgb[channel]);
  const half = sorted.reduce((sum, colour) => sum + colour.weight, 0) / 2;
  let sum = 0;
  let cut = sorted.findIndex((colour) => {
    sum += colour.weight;
    return sum >= half;
  });
  cut = Math.min(Math.max(cut, 0) + 1, sorted.length - 1);
  return [boxOf(sorted.slice(0, cut)), boxOf(sorted.slice(cut))];
}

function meanOf(colours) {
  const weight = colours.reduce((sum, colour) => sum + colour.weight, 0);
  return [0, 1, 2].map((channel) =>
    Math.round(colours.reduce((sum, colour) => sum + colour.rgb[channel] * colour.weight, 0) / weight),
  );
}

function chunk(type, body) {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length, 0);
  head.write(type, 4, 'latin1');
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc(Buffer.concat([head.subarray(4), body])), 0);
  return Buffer.concat([head, body, tail]);
}

function crc(bytes) {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}
