// The compiler of C, for the layer under the files of a server in the tests of durability. Node built-ins only.
import { aptInstall } from './apt.mjs';
import { which } from './run.mjs';

/** Makes sure of `cc`. Returns null, or why it could not. */
export function ensureCompiler() {
  if (which('cc')) return null;
  const refusal = aptInstall(['gcc', 'libc6-dev']);
  if (refusal) return refusal;
  return which('cc') ? null : 'пакет gcc поставлен, но программы cc нет';
}
