import type { DocumentSource } from '../document';
import type { Wording } from '../wording';
import { adoptedDog } from './posts/adopted';
import { teachingABoundary } from './posts/boundary';
import { fiftyYears } from './posts/fifty-years';
import { gpsOrWire } from './posts/gps-or-wire';
import { looseLead } from './posts/loose-lead';
import { nineteenYears } from './posts/nineteen-years';
import { loudNights } from './posts/noise';
import { oldDog } from './posts/old-dog';
import { petDoorLessons } from './posts/pet-door';
import { firstWeek } from './posts/puppy';
import { reliableRecall } from './posts/recall';
import { slowSupper } from './posts/supper';
import { catWater } from './posts/water';
import { windowSeat } from './posts/window-seat';
import { winterYard } from './posts/winter';

/** Every post of Larkfield's blog. */
export const posts = (w: Wording): readonly DocumentSource[] => [
  adoptedDog(w),
  teachingABoundary(w),
  fiftyYears(w),
  gpsOrWire(w),
  looseLead(),
  nineteenYears(),
  loudNights(w),
  oldDog(w),
  petDoorLessons(w),
  firstWeek(w),
  reliableRecall(w),
  slowSupper(w),
  catWater(w),
  windowSeat(w),
  winterYard(w),
];
