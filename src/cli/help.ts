/** The help of the command line. */
import type { Text } from '../engine/contract.js';

export const help: Text = {
  ru: `Регламент: игры клуба по их письменным правилам.

  reglament start [--port 8080] [--host 127.0.0.1] [--data DIR] [--database URL] [--new-link] [--trust-proxy]
      Запускает сервер и печатает одну ссылку. --new-link: новая ссылка организатора.
      --database postgres://…: база PostgreSQL, на которой могут работать несколько серверов; так же REGLAMENT_DATABASE.
      --trust-proxy: за своим прокси брать адрес и https из его заголовков X-Forwarded.
  reglament run FILE [--json] [--view organiser|public|clan:2|person:ID …]
      Разыгрывает файл сценария (YAML или JSON) и сверяет ожидания.
      Код 0 — всё сошлось, 1 — нет, 2 — файл составлен неверно.
  reglament export GAME --data DIR | --database URL
      Печатает игру как файл сценария: с выпавшим до сих пор жребием, а после конца игры — с зерном.
  reglament verify FILE
      Выгруженную игру разыгрывает и сверяет хеш состояния; резервную копию проверяет, как базу.
  reglament verify --data DIR | --database URL
      Проверяет базу; сервер может работать. Складывает и заново решает каждую игру, называет первую запись, которая не сходится.
  reglament verify draws FILE [--commitment HEX]
      Пересчитывает каждый жребий законченной игры по раскрытому зерну. --commitment: отпечаток, записанный в начале игры.
  reglament backup FILE|DIR [--data DIR | --database URL]
      Записывает всю базу в один файл; сервер может работать. Поверх другого файла не пишет.
  reglament restore FILE [--data DIR | --database URL]
      Ставит базу из копии на место; сервер должен быть остановлен. Прежняя база остаётся рядом.
      --database: в пустую базу PostgreSQL.
  reglament people [NAME] [--data DIR | --database URL]
      Печатает людей всех игр: игра, человек, имя, роль. Сервер остановлен, как и для трёх следующих.
  reglament about GAME PERSON [--json]
      Печатает всё, что хранится о человеке: страницу, в которой лежат и данные, или одни данные.
  reglament forget GAME PERSON|NAME [SPELLING …] [--words]
      Меняет имя псевдонимом везде; --words: убирает и то, что человек написал. Вернуть нельзя.
  reglament keep GAME DAYS|off
      Через столько дней после конца игры имена её людей забываются.
  reglament protocol FILE [--json]
      Печатает протокол игры за столом: страницу для A4 или данные.
  reglament lab RULEBOOK|PACKFILE [--games 1000] [--seed S] [--strategy simple|random] [--ruling ID=VALUE …]
                [--teams 3] [--players 14] [--workers 2] [--csv FILE] [--json FILE] [--report FILE]
      Играет регламент много раз и говорит, кто выигрывает, как долго, что решает жребий, какие пункты молчат.
      RULEBOOK: mafia-2018, thrones-2017, samovar, backyard, vavt-cup-2017, sport-classic, twelve-rooms; PACKFILE: пакет редактора.
      --ruling: те же игры ещё раз с другим решением; разница с интервалом. --report: текст, рядом картинка PNG.
      Ctrl-C: конец сейчас, с тем, что сыграно.
  reglament reference [--check]
      Пишет docs/reference; --check только сверяет и проверяет, что у каждого пункта есть код, тест и экран.

  --lang en    по-английски
  --help       эта справка
`,
  en: `Reglament: club games by their written rules.

  reglament start [--port 8080] [--host 127.0.0.1] [--data DIR] [--database URL] [--new-link] [--trust-proxy]
      Starts the server and prints one link. --new-link: a new link for the organiser.
      --database postgres://…: a PostgreSQL database that several servers may share; REGLAMENT_DATABASE does the same.
      --trust-proxy: behind a proxy of one's own, take address and https from its X-Forwarded headers.
  reglament run FILE [--json] [--view organiser|public|clan:2|person:ID …]
      Plays a scenario file (YAML or JSON) and checks its expectations.
      Exit code 0: all hold, 1: one does not, 2: the file is malformed.
  reglament export GAME --data DIR | --database URL
      Prints a game as a scenario file: with the draws made so far, or with the seed once the game is over.
  reglament verify FILE
      Plays an exported game again and compares the hash of the state; a backup is checked like a store.
  reglament verify --data DIR | --database URL
      Checks a store; the server may be at work. Folds every game, decides it again, and names the first record that does not hold.
  reglament verify draws FILE [--commitment HEX]
      Makes every draw of a finished game again from its seed. --commitment: the one noted when the game began.
  reglament backup FILE|DIR [--data DIR | --database URL]
      Writes the whole store into one file; the server may be at work. No file is overwritten.
  reglament restore FILE [--data DIR | --database URL]
      Puts the store of a backup in its place; the server must be stopped. The former store stays beside it.
      --database: into an empty database of PostgreSQL.
  reglament people [NAME] [--data DIR | --database URL]
      Prints the people of all games: game, person, name, role. The server is stopped, as for the next three.
  reglament about GAME PERSON [--json]
      Prints all that is kept about a person: a page with the data in it, or the data alone.
  reglament forget GAME PERSON|NAME [SPELLING …] [--words]
      Puts a pseudonym in the place of the name everywhere; --words: what he wrote goes too. It cannot be undone.
  reglament keep GAME DAYS|off
      So many days after the end of the game the names of its people are forgotten.
  reglament protocol FILE [--json]
      Prints the protocol of a game at a table: a page for A4, or data.
  reglament lab RULEBOOK|PACKFILE [--games 1000] [--seed S] [--strategy simple|random] [--ruling ID=VALUE …]
                [--teams 3] [--players 14] [--workers 2] [--csv FILE] [--json FILE] [--report FILE]
      Plays a rulebook many times and says who wins, how long it takes, what the draws decide, which clauses stay silent.
      RULEBOOK: mafia-2018, thrones-2017, samovar, backyard, vavt-cup-2017, sport-classic, twelve-rooms; PACKFILE: of the editor.
      --ruling: the same games once more with another ruling; the difference with its interval. --report: text, a PNG beside it.
      Ctrl-C: ends now, with what has been played.
  reglament reference [--check]
      Writes docs/reference; --check only compares, and checks that every clause has code, a test and a screen.

  --lang en    in English
  --help       this help
`,
};
