/** Texts about revisions of reports. */
import { defineTexts } from '../app/i18n.js';

export const texts = defineTexts({
  'changes.title': { ru: 'Что изменилось с редакции {since}', en: 'What has changed since revision {since}' },
  'changes.notYet': {
    ru: 'Исправление внесено, новая редакция ещё не выпущена.',
    en: 'The correction is made, the new revision is not out yet.',
  },
  'changes.corrected': { ru: 'Исправление', en: 'Correction' },
  'changes.sealed': {
    ru: 'Причину исправления ведущий откроет после игры.',
    en: 'The reason of the correction is opened after the game.',
  },
  'changes.was': { ru: 'Было', en: 'Was' },
  'changes.became': { ru: 'Стало', en: 'Now' },
  'changes.added': { ru: 'Добавлено', en: 'Added' },
  'changes.gone': { ru: 'Убрано', en: 'Removed' },
  'changes.none': { ru: 'нет', en: 'none' },
  'revision.label': { ru: 'Редакция', en: 'Revision' },
  'revision.now': { ru: 'Сейчас', en: 'As it is now' },
  'revision.one': { ru: 'Редакция {n}', en: 'Revision {n}' },
  'revision.oneAt': { ru: 'Редакция {n}, {at}', en: 'Revision {n}, {at}' },
  'revision.old': {
    ru: 'Это прежняя редакция: с тех пор в отчёте что-то исправлено.',
    en: 'This is an earlier revision: something in the report was corrected since.',
  },
  'preview.title': { ru: 'Отчёты, которые уже вышли', en: 'Reports that are out already' },
  'preview.publish': {
    ru: '{title}: новая редакция {n} — её выпускаете вы, и она перечислит разницу.',
    en: '{title}: a new revision {n} — you publish it, and it lists the difference.',
  },
  'preview.itself': {
    ru: '{title}: сразу выйдет редакция {n}, она перечислит разницу.',
    en: '{title}: revision {n} comes out at once and lists the difference.',
  },
  'preview.show': { ru: 'Что в ней будет сказано', en: 'What it will say' },
  'preview.reason': {
    ru: 'Причина исправления войдёт в отчёт: её прочтут все.',
    en: 'The reason of the correction becomes a part of the report: everybody will read it.',
  },
});
