import { useState } from 'react';
import { ConsentBanner } from '../features/consent';
import { Button } from '../ui/button';
import { Dialog, Drawer } from '../ui/dialog';
import { Disclosure } from '../ui/disclosure';
import { Rail } from '../ui/rail';
import { Skeleton } from '../ui/skeleton';
import '../styles/sheets/notices.css';
import { ToastRegion } from '../ui/toast';
import { ChapterSection, Example, ExampleGroup } from './specimen';

const UNDECIDED_CONSENT = {
  choices: { analytics: false, marketing: false },
  isOptOut: false,
  hasPrivacySignal: false,
} as const;

/** A decision in the catalogue changes nothing. */
const ignore = (): void => undefined;

const KINDS = ['dialog', 'drawer', 'drawer on the left', 'toast'] as const;

function Overlays() {
  const [open, setOpen] = useState<(typeof KINDS)[number] | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <ExampleGroup title="Over the page">
        {KINDS.map(kind => (
          <Button key={kind} variant="secondary" size="sm" onClick={() => setOpen(kind)}>
            Open the {kind}
          </Button>
        ))}
      </ExampleGroup>
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
    </>
  );
}

function Notices() {
  return (
    <ExampleGroup title="Notices">
      <Example label="privacy">
        <div className="dev-still">
          <ConsentBanner consent={UNDECIDED_CONSENT} onDecide={ignore} />
        </div>
      </Example>
      <Example label="privacy, single choices">
        <div className="dev-still">
          <ConsentBanner
            detailed
            consent={{ ...UNDECIDED_CONSENT, choices: { analytics: true, marketing: false } }}
            onDecide={ignore}
          />
        </div>
      </Example>
      <Example label="privacy, to object, under Global Privacy Control">
        <div className="dev-still">
          <ConsentBanner
            detailed
            consent={{
              choices: { analytics: true, marketing: false },
              isOptOut: true,
              hasPrivacySignal: true,
            }}
            onDecide={ignore}
          />
        </div>
      </Example>
      <Example label="in the text">
        <p className="notice">This price has changed since you added it.</p>
      </Example>
    </ExampleGroup>
  );
}

function Disclosures() {
  return (
    <ExampleGroup title="Disclosure">
      <div className="dev-wide">
        <Disclosure summary="Closed at first">Then open.</Disclosure>
        <Disclosure summary="Open at first" open>
          About two weeks of short sessions, ten or fifteen minutes at a time.
        </Disclosure>
      </div>
    </ExampleGroup>
  );
}

function Skeletons() {
  const [round, setRound] = useState(0);
  return (
    <ExampleGroup title="Skeleton (its place is kept, it shows after 300 ms)">
      <Example label="a tile to come">
        <div key={round} className="grid w-40 gap-3">
          <Skeleton className="h-40 w-40" />
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-5 w-16" />
        </div>
      </Example>
      <Button variant="secondary" size="sm" onClick={() => setRound(round + 1)}>
        Once more
      </Button>
    </ExampleGroup>
  );
}

function Rails() {
  return (
    <ExampleGroup title="Rail">
      <div className="dev-wide">
        <Rail label="A rail" labels={{ previous: 'Previous items', next: 'Next items' }}>
          {Array.from({ length: 8 }, (_, index) => (
            <li key={index}>
              <span className="frame frame-tile" />
            </li>
          ))}
        </Rail>
      </div>
    </ExampleGroup>
  );
}

/** Overlays, disclosures and loading states. */
export function Surfaces() {
  return (
    <ChapterSection id="surfaces" title="Surfaces">
      <Overlays />
      <Notices />
      <Disclosures />
      <Skeletons />
      <Rails />
    </ChapterSection>
  );
}
