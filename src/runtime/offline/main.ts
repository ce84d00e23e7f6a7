import { runOfflinePage } from './page-script';

void runOfflinePage().catch(() => undefined);
