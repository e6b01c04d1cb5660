/** How the copy is called that is made before the tables change: `before-0005-nodes-20261130T150000Z.db`. */
export function backupName(change: string, ending: string): string {
  const now = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  return `before-${change}-${now}.${ending}`;
}
