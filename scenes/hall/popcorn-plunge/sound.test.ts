import { describeDropSounds } from '../models/drop/test-kit.ts';
import { popcornPlunge } from './definition.ts';

describeDropSounds(popcornPlunge, 'corn.pop');
