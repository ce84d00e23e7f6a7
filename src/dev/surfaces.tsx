import { useState } from 'react';
import { ConsentBanner } from '../features/consent';
import { Button } from '../ui/button';
import { Dialog, Drawer } from '../ui/dialog';
import { Disclosure } from '../ui/disclosure';
import { Rail } from '../ui/rail';
import { Skeleton } from '../ui/skeleton';
import '../ui/styles/sheets/notices.css';
import { ToastRegion } from '../ui/toast';
import { Part, Specimen, Specimens } from './specimen';

const ASKED = {
  choices: { analytics: false, marketing: false },
  isOptOut: false,
  hasPrivacySignal: false,
} as const;

const KINDS = ['dialog', 'drawer', 'drawer on the left', 'toast'] as const;

/** What lies over the page, opens, or waits. */
export function Surfaces() {
  const [open, setOpen] = useState<(typeof KINDS)[number] | null>(null);
  const [round, setRound] = useState(0);
  const close = () => setOpen(null);
  return (
    <Part id="surfaces" title="Surfaces">
      <Specimens title="Over the page">
        {KINDS.map(kind => (
          <Button key={kind} variant="secondary" size="sm" onClick={() => setOpen(kind)}>
            Open the {kind}
          </Button>
        ))}
      </Specimens>
      <Dialog open={open === 'dialog'} onClose={close} title="A dialog" closeLabel="Close">
        <p>Escape, the cross and the ground behind it all close it.</p>
      </Dialog>
      <Drawer
        open={open === 'drawer'}
        onClose={close}
        title="A drawer"
        closeLabel="Close"
        footer={<Button variant="primary">Checkout</Button>}
      >
        <p>Its foot stays in view.</p>
      </Drawer>
      <Drawer
        side="left"
        open={open === 'drawer on the left'}
        onClose={close}
        title="From the left"
        closeLabel="Close"
      >
        <p>The same, mirrored.</p>
      </Drawer>
      <ToastRegion label="Messages">
        {open === 'toast' && (
          <div>
            <b>Item Added To Cart</b>
            <p className="text-sm text-ink-soft">It goes when it is dismissed.</p>
            <Button size="sm" className="mt-3" onClick={close}>
              Dismiss
            </Button>
          </div>
        )}
      </ToastRegion>
      <Specimens title="Notices">
        <Specimen label="privacy">
          <div className="dev-still">
            <ConsentBanner consent={ASKED} onDecide={close} />
          </div>
        </Specimen>
        <Specimen label="privacy, single choices">
          <div className="dev-still">
            <ConsentBanner
              detailed
              consent={{ ...ASKED, choices: { analytics: true, marketing: false } }}
              onDecide={close}
            />
          </div>
        </Specimen>
        <Specimen label="privacy, to object, under Global Privacy Control">
          <div className="dev-still">
            <ConsentBanner
              detailed
              consent={{
                choices: { analytics: true, marketing: false },
                isOptOut: true,
                hasPrivacySignal: true,
              }}
              onDecide={close}
            />
          </div>
        </Specimen>
        <Specimen label="in the text">
          <p className="notice">This price has changed since you added it.</p>
        </Specimen>
      </Specimens>
      <Specimens title="Disclosure">
        <div className="dev-wide">
          <Disclosure summary="Closed at first">Then open.</Disclosure>
          <Disclosure summary="Open at first" open>
            About two weeks of short sessions, ten or fifteen minutes at a time.
          </Disclosure>
        </div>
      </Specimens>
      <Specimens title="Skeleton (its place is kept, it shows after 300 ms)">
        <Specimen label="a tile to come">
          <div key={round} className="grid w-40 gap-3">
            <Skeleton className="h-40 w-40" />
            <Skeleton className="h-5 w-32" />
            <Skeleton className="h-5 w-16" />
          </div>
        </Specimen>
        <Button variant="secondary" size="sm" onClick={() => setRound(round + 1)}>
          Once more
        </Button>
      </Specimens>
      <Specimens title="Rail">
        <div className="dev-wide">
          <Rail label="A rail" labels={{ previous: 'Previous items', next: 'Next items' }}>
            {Array.from({ length: 8 }, (_, index) => (
              <li key={index}>
                <span className="frame frame-tile" />
              </li>
            ))}
          </Rail>
        </div>
      </Specimens>
    </Part>
  );
}
