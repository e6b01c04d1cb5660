/** All styles of a cup, over those that screens of any game share. */
import '../screens/screens.css';
import '../organiser/organiser.css';
import '../table/shared/table.css';
import './cup.css';
