// The proxies people put before the server: nginx and Caddy, as Debian has them. Node built-ins only.
import { aptInstall } from './apt.mjs';
import { which } from './run.mjs';

/** The program, the package it comes in, and the variable its path is left in. */
const programs = [
  { name: 'nginx', package: 'nginx-light', variable: 'REGLAMENT_NGINX' },
  { name: 'caddy', package: 'caddy', variable: 'REGLAMENT_CADDY' },
  // Makes the certificate they show.
  { name: 'openssl', package: 'openssl', variable: 'REGLAMENT_OPENSSL' },
];

/** Where Debian keeps what root runs: not in everybody's PATH. */
const find = (name) => which(name) ?? which(name, '/usr/sbin:/usr/local/sbin');

/** Makes sure of both proxies and leaves their paths in the environment. Returns null, or why it could not. */
export function ensureProxies() {
  const lacking = programs.filter(({ name, variable }) => !(process.env[variable] || find(name)));
  if (lacking.length > 0) {
    const refusal = aptInstall(lacking.map((program) => program.package));
    if (refusal) return refusal;
  }
  for (const { name, variable } of programs) {
    const path = process.env[variable] || find(name);
    if (!path) return `пакет поставлен, но программы ${name} нет`;
    process.env[variable] = path;
  }
  return null;
}
