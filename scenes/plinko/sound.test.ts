import { describeDropSounds } from '../parts/drop/test-kit.ts';
import { plinko } from './definition.ts';

describeDropSounds(plinko, 'bin.fall');
