import { describeDropSounds } from '../models/drop/test-kit.ts';
import { plinko } from './definition.ts';

describeDropSounds(plinko, 'bin.fall');
