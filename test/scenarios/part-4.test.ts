import { scenarioTests } from '../support-cli/scenario-tests.js';

scenarioTests(3);
