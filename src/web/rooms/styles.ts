/** All styles of «12 комнат», over those that screens of any game share. */
import '../screens/screens.css';
import './shared/face.css';
import './shared/plan.css';
import './player/home.css';
import './player/move.css';
import './player/notebook.css';
import './spectator/thread.css';
import './spectator/finale.css';
