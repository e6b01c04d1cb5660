/** A difference in human words: who stands where, whose cells, what carries over, what falls out. */
import type { ReactNode } from 'react';
import type { AmendPreviewAnswer } from '../../../server/shapes.js';
import { useSeason } from '../../app/game.js';
import { signed } from '../../app/i18n.js';
import { Fallout } from '../../steer/log/fallout.js';
import { type Changes, type ClanChange, sortDifferences } from '../lib/differences.js';
import { Clan } from '../parts/clan.js';
import { useOrg } from '../say.js';

export function ChangesView({ preview }: { preview: AmendPreviewAnswer }) {
  const { view } = useSeason();
  const t = useOrg();
  const changes = sortDifferences(preview.differences, view);
  const plain = String;
  return (
    <div className="org-changes">
      {changes.nothing && preview.dropped.length === 0 && <p className="quiet">{t('amend.nothing')}</p>}
      <ClanRows
        title={t('amend.positions')}
        rows={changes.positions}
        say={(n) => (n === 0 ? t('common.start') : plain(n))}
      />
      <ClanRows title={t('amend.territory')} rows={changes.territory} say={plain} />
      <ClanRows title={t('amend.modifiers')} rows={changes.modifiers} say={signed} />
      <ClanRows title={t('amend.skips')} rows={changes.skips} say={plain} />
      {changes.roulette.length > 0 && (
        <Group title={t('amend.roulette')}>
          {changes.roulette.map(({ clan, after }) => (
            <li key={clan}>
              <Clan id={clan} short /> {t(after ? 'amend.rouletteOn' : 'amend.rouletteOff')}
            </li>
          ))}
        </Group>
      )}
      <Owners changes={changes} />
      <Lines changes={changes} />
      <Fallout
        preview={preview}
        redrawn={(n) => (
          <>
            <b>{t('amend.redrawn', { n })}</b> {t('amend.redrawnHint')}
          </>
        )}
      />
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="org-change">
      <h4>{title}</h4>
      <ul>{children}</ul>
    </div>
  );
}

function ClanRows({ title, rows, say }: { title: string; rows: ClanChange[]; say(value: number): string }) {
  if (rows.length === 0) return null;
  return (
    <Group title={title}>
      {rows.map(({ clan, before, after }) => (
        <li key={clan} className="org-change-row">
          <Clan id={clan} short />
          <span>
            <s>{say(before)}</s> → <b>{say(after)}</b>
          </span>
        </li>
      ))}
    </Group>
  );
}

function Owners({ changes }: { changes: Changes }) {
  const t = useOrg();
  if (changes.owners.length === 0) return null;
  const owner = (clan: number | null) => (clan === null ? t('amend.free') : <Clan id={clan} short />);
  return (
    <Group title={t('amend.owners')}>
      {changes.owners.slice(0, 40).map(({ cell, before, after }) => (
        <li key={cell} className="org-change-row">
          <b>{cell}</b>
          <span className="org-chips">
            {owner(before)} → {owner(after)}
          </span>
        </li>
      ))}
      {changes.owners.length > 40 && <li>+{changes.owners.length - 40}</li>}
    </Group>
  );
}

function Lines({ changes }: { changes: Changes }) {
  const t = useOrg();
  const list = (items: readonly (string | number)[]) => items.join(', ');
  const lines = [
    changes.winner && t('amend.winnerChanged'),
    changes.asks && t('amend.asksChanged'),
    changes.orders.length > 0 && t('amend.orders', { list: list(changes.orders) }),
    changes.offers.length > 0 && t('amend.offersChanged'),
    changes.marks.length > 0 && t('amend.marks', { list: list(changes.marks) }),
    changes.teams.length > 0 && t('amend.teams', { list: list(changes.teams) }),
    changes.people && t('amend.peopleChanged'),
    changes.council && t('amend.councilChanged'),
    changes.games.length > 0 && t('amend.games', { list: list(changes.games) }),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <ul className="org-bullets">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
