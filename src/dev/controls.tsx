import { useId, useState } from 'react';
import { Badge } from '../ui/badge';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { Button, buttonClass, type ButtonVariant } from '../ui/button';
import { IconButton } from '../ui/icon-button';
import { ArrowRightIcon, CartIcon, CloseIcon } from '../ui/icons';
import { Pagination } from '../ui/pagination/pagination';
import { Price } from '../ui/price';
import { QuantityStepper } from '../ui/forms/quantity-stepper';
import { Stars } from '../ui/stars';
import { ChapterSection, Example, ExampleGroup } from './specimen';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'strong', 'secondary'];
const PAGES = { pages: 'Pages', previous: 'previous', next: 'next', page: (n: number) => `${n}` };

function Stepper({ value, max }: { value: number; max?: number }) {
  const [count, setCount] = useState(value);
  const labels = {
    quantity: 'Quantity',
    increase: 'Increase quantity',
    decrease: 'Decrease quantity',
  };
  const [isRefused, setRefused] = useState(false);
  const id = useId();
  const change = (next: number) => {
    setCount(next);
    setRefused(false);
  };
  return (
    <>
      <QuantityStepper
        value={count}
        onChange={change}
        onRefuse={() => setRefused(true)}
        problemId={isRefused ? id : undefined}
        max={max ?? null}
        labels={labels}
      />
      <p id={id} role="alert" className="field-error empty:hidden">
        {isRefused && 'Enter a whole number.'}
      </p>
    </>
  );
}

function ButtonStates({ variant }: { variant: ButtonVariant }) {
  return (
    <ExampleGroup title={`Button, ${variant}`}>
      <Example label="idle">
        <Button variant={variant}>Add to Cart</Button>
      </Example>
      <Example label="focus">
        <Button variant={variant} className="dev-focus">
          Add to Cart
        </Button>
      </Example>
      <Example label="busy">
        <Button variant={variant} busy>
          Adding
        </Button>
      </Example>
      <Example label="disabled">
        <Button variant={variant} disabled>
          Out of Stock
        </Button>
      </Example>
      <Example label="small">
        <Button variant={variant} size="sm">
          Choose
        </Button>
      </Example>
    </ExampleGroup>
  );
}

function OnDarkGround() {
  return (
    <ExampleGroup title="On the dark ground">
      <div className="on-strong dev-dark dev-wide">
        {VARIANTS.map(variant => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <a href="#controls" className="link">
          A link
        </a>
        <IconButton label="Close">
          <CloseIcon />
        </IconButton>
        <p className="eyebrow">Since 1976</p>
      </div>
    </ExampleGroup>
  );
}

function LinksAndIcons() {
  return (
    <ExampleGroup title="Links and icons">
      <Example label="link">
        <a href="#controls" className="link">
          Privacy policy
        </a>
      </Example>
      <Example label="link-arrow">
        <a href="#controls" className="link-arrow">
          Meet the GPS collar <ArrowRightIcon size={20} />
        </a>
      </Example>
      <Example label="link as a button">
        <a href="#controls" className={buttonClass('secondary', 'sm')}>
          Canada (CAD)
        </a>
      </Example>
      <Example label="icon button">
        <IconButton label="Cart">
          <CartIcon />
        </IconButton>
      </Example>
      <Example label="with a count">
        <IconButton label="Cart, 3 items">
          <CartIcon />
          <span className="count">3</span>
        </IconButton>
      </Example>
    </ExampleGroup>
  );
}

function BadgesAndPrices() {
  return (
    <ExampleGroup title="Badges, prices, stars">
      {(['tint', 'sale', 'strong', 'quiet'] as const).map(tone => (
        <Example key={tone} label={`badge, ${tone}`}>
          <Badge tone={tone}>Installed by a dealer</Badge>
        </Example>
      ))}
      <Example label="price">
        <Price price="$349.95" />
      </Example>
      <Example label="lowered price">
        <Price price="$349.95" was="$399.95" labels={{ now: 'Now', was: 'Was' }} />
      </Example>
      {[5, 3.5, 0].map(rating => (
        <Example key={rating} label={`${rating} stars`}>
          <Stars rating={rating} label={`${rating} out of 5 stars`} />
        </Example>
      ))}
      <Example label="eyebrow">
        <p className="eyebrow">GPS collar</p>
      </Example>
    </ExampleGroup>
  );
}

function Steppers() {
  return (
    <ExampleGroup title="Stepper">
      <Example label="at its least">
        <Stepper value={1} />
      </Example>
      <Example label="between">
        <Stepper value={4} />
      </Example>
      <Example label="at the limit of the stock">
        <Stepper value={5} max={5} />
      </Example>
    </ExampleGroup>
  );
}

function Navigation() {
  return (
    <ExampleGroup title="Ways about">
      <Example label="breadcrumbs">
        <Breadcrumbs
          label="Breadcrumb"
          items={[
            { label: 'Home', href: '#controls' },
            { label: 'GPS fences', href: '#controls' },
            { label: 'GPS Fence Collar' },
          ]}
          renderLink={(href, label) => <a href={href}>{label}</a>}
        />
      </Example>
      {[1, 5, 9].map(page => (
        <Example key={page} label={`pagination, ${page} of 9`}>
          <Pagination
            page={page}
            pageCount={9}
            hrefFor={() => '#controls'}
            labels={PAGES}
            renderLink={({ href, label, className, children }) => (
              <a key={label} href={href} aria-label={label} className={className}>
                {children}
              </a>
            )}
          />
        </Example>
      ))}
    </ExampleGroup>
  );
}

/** Buttons, and the small parts around them. */
export function Controls() {
  return (
    <ChapterSection id="controls" title="Controls">
      {VARIANTS.map(variant => (
        <ButtonStates key={variant} variant={variant} />
      ))}
      <OnDarkGround />
      <LinksAndIcons />
      <BadgesAndPrices />
      <Steppers />
      <Navigation />
    </ChapterSection>
  );
}
