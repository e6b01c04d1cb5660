/** All styles of the screens round a table, over those that screens of any game share. */
import '../screens/screens.css';
import './shared/table.css';
import './spectator/spectator.css';
