/** Texts of the shell and of the screens of spectators and clans. */
import { defineTexts } from './app/i18n.js';

export const texts = defineTexts({
  brand: { ru: 'Регламент', en: 'Reglament' },
  'common.loading': { ru: 'Загружаю…', en: 'Loading…' },
  'common.retry': { ru: 'Попробовать ещё раз', en: 'Try again' },
  'common.home': { ru: 'На главную', en: 'Home' },
  'common.close': { ru: 'Закрыть', en: 'Close' },
  'common.cancel': { ru: 'Отмена', en: 'Cancel' },
  'common.back': { ru: 'Назад', en: 'Back' },
  'common.send': { ru: 'Отправить', en: 'Send' },
  'common.less': { ru: 'Меньше', en: 'Less' },
  'common.more': { ru: 'Больше', en: 'More' },
  'common.copied': { ru: 'Скопировано', en: 'Copied' },
  'common.copyFailed': {
    ru: 'Браузер не дал скопировать: выделите текст и скопируйте сами',
    en: 'The browser refused to copy: select the text and copy it yourself',
  },
  'common.clear': { ru: 'Очистить', en: 'Clear' },
  'common.of': { ru: '{a} из {b}', en: '{a} of {b}' },
  'common.cells': {
    ru: { one: '{n} клетка', few: '{n} клетки', many: '{n} клеток' },
    en: { one: '{n} cell', other: '{n} cells' },
  },
  'common.teams': {
    ru: { one: '{n} команда', few: '{n} команды', many: '{n} команд' },
    en: { one: '{n} team', other: '{n} teams' },
  },
  'common.place': { ru: '{n}-е место', en: 'place {n}' },

  'nav.label': { ru: 'Разделы сезона', en: 'Parts of the season' },
  'nav.skip': { ru: 'К содержанию', en: 'Skip to content' },
  'nav.home': { ru: 'Регламент, на главную', en: 'Reglament, home' },
  'nav.manage': { ru: 'Пульт', en: 'Desk' },
  'nav.clan': { ru: 'Клан', en: 'Clan' },
  'nav.season': { ru: 'Сезон', en: 'Season' },
  'nav.board': { ru: 'Поле', en: 'Board' },
  'nav.history': { ru: 'Ходы', en: 'Moves' },
  'nav.rules': { ru: 'Правила', en: 'Rules' },
  'nav.council': { ru: 'Совет', en: 'Council' },
  'nav.hall': { ru: 'Экран в зал', en: 'Hall screen' },
  'theme.auto': { ru: 'тема как в системе', en: 'theme of the system' },
  'theme.light': { ru: 'светлая тема', en: 'light theme' },
  'theme.dark': { ru: 'тёмная тема', en: 'dark theme' },
  'theme.switch': { ru: 'Сменить тему, сейчас {now}', en: 'Change the theme, now {now}' },
  'line.lost': { ru: 'Нет связи, подключаюсь', en: 'Offline, reconnecting' },
  'demo.lookAs': { ru: 'Смотреть как', en: 'Look as' },
  'demo.self': { ru: 'я сам', en: 'myself' },
  'demo.note': {
    ru: 'Это демонстрация: пробуйте всё, ничего не испортится.',
    en: 'This is a demonstration: try anything, nothing can break.',
  },

  'notFound.title': { ru: 'Такой страницы нет', en: 'There is no such page' },
  'notFound.text': {
    ru: 'Проверьте адрес или начните с главной.',
    en: 'Check the address or begin at the home page.',
  },
  'game.failed': { ru: 'Сезон не открылся', en: 'The season did not open' },

  'error.unknown': { ru: 'Что-то сломалось на этой странице.', en: 'Something broke on this page.' },
  'error.offline': {
    ru: 'Сервер не ответил. Повторите: дважды ничего не случится.',
    en: 'The server did not answer. Try again: nothing will happen twice.',
  },
  'error.signIn': {
    ru: 'Сюда входят по личной ссылке. Попросите её у организатора.',
    en: 'One enters here by a personal link. Ask the organiser for it.',
  },
  'error.forbidden': {
    ru: 'Это может сделать только тот, у кого есть такое место в игре.',
    en: 'Only the holder of that seat may do this.',
  },
  'error.notFound': { ru: 'Этого здесь нет.', en: 'It is not here.' },
  'error.conflict': {
    ru: 'Кто-то успел раньше. Посмотрите, что изменилось, и решите снова.',
    en: 'Somebody was faster. See what has changed and decide again.',
  },
  'error.tooMany': { ru: 'Слишком часто. Подождите минуту.', en: 'Too often. Wait a minute.' },
  'error.server': {
    ru: 'На сервере сбой. Повторите: дважды ничего не случится.',
    en: 'The server failed. Try again: nothing will happen twice.',
  },

  'clause.short': { ru: 'п. {id}', en: '§ {id}' },
  'clause.long': { ru: 'Пункт {id}', en: 'Clause {id}' },
  'clause.open': { ru: 'Почему? Пункт {id}', en: 'Why? Clause {id}' },
  'clause.unknown': { ru: 'Пункт регламента сезона.', en: 'A clause of the season’s regulation.' },
  'clause.ruling': { ru: 'Решение', en: 'Ruling' },
  'why.title': { ru: 'Почему?', en: 'Why?' },
  'why.none': { ru: 'Здесь пока ничего не было.', en: 'Nothing has happened here yet.' },
  'why.draw': { ru: 'жребий', en: 'drawn' },
  'countdown.passed': { ru: 'время вышло', en: 'time is up' },
  'countdown.yours': { ru: 'у вас {at}', en: 'yours {at}' },
  'receipt.title': { ru: 'Принято', en: 'Accepted' },
  'receipt.repeated': {
    ru: 'Уже было принято, второй раз не считается',
    en: 'Already accepted, not counted twice',
  },
  'receipt.number': { ru: 'запись № {n}', en: 'record no. {n}' },
});
