/** Every text in both languages, and the name of the file. */
import { Button } from '../../ui/button.js';
import { Notice } from '../../ui/notice.js';
import { useToast } from '../../ui/toast.js';
import { useEditor, usePackSay } from '../context.js';
import { copied, isSame, textsOf, withValue } from '../lib/texts-of.js';
import type { OfferKind } from '../lib/types.js';
import { LineInput } from '../parts/fields.js';

export function TextsTab() {
  const { pack, change } = useEditor();
  const t = usePackSay();
  const toast = useToast();
  const texts = textsOf(pack);
  const missing = copied(pack);
  const same = texts.filter(({ text }) => isSame(text)).length;
  const label = (path: (string | number)[]): string => {
    const [part, which, field] = path;
    if (part === 'title') return t('texts.title');
    if (part === 'stories') return t('texts.story', { n: String(which) });
    if (part === 'modules') {
      const name = t(`offer.${String(path[3]) as OfferKind}`);
      return t(path[4] === 'title' ? 'texts.offer' : 'texts.task', { name });
    }
    const n = Number(which) + 1;
    return t(
      field === 'name' ? 'texts.sideName' : field === 'short' ? 'texts.sideShort' : 'texts.sideAbout',
      { n },
    );
  };
  return (
    <div className="stack">
      <p className="quiet">{t('texts.lead')}</p>
      {missing.count > 0 ? (
        <Button
          variant="primary"
          icon="copy"
          onClick={() => {
            change(missing.pack);
            toast(t('texts.copied', { n: missing.count }));
          }}
        >
          {t('texts.copy')}
        </Button>
      ) : (
        <Notice tone="good">
          {t('texts.full')} {same > 0 && t('texts.same', { n: same })}
        </Notice>
      )}
      <div className="pe-pair">
        <LineInput
          label={t('texts.id')}
          hint={t('texts.idHint')}
          max={60}
          path={['id']}
          value={pack.id}
          onChange={(id) => change({ ...pack, id }, 'id')}
        />
        <LineInput
          label={t('texts.version')}
          max={20}
          path={['version']}
          value={pack.version}
          onChange={(version) => change({ ...pack, version }, 'version')}
        />
      </div>
      {texts.map(({ path, text }) => {
        const key = path.join('.');
        return (
          <fieldset key={key} className="pe-text" data-path={key}>
            <legend className="label">{label(path)}</legend>
            <div className="pe-pair">
              {(['ru', 'en'] as const).map((lang) => (
                <LineInput
                  key={lang}
                  label={t(`texts.${lang}`)}
                  max={400}
                  path={[...path, lang]}
                  value={text[lang]}
                  onChange={(value) => change(withValue(pack, [...path, lang], value), `text ${key} ${lang}`)}
                />
              ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
