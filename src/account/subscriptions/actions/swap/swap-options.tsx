import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Swap } from '~/src/account/subscriptions/changes/field-changes';
import type { usePictures } from '~/src/account/subscriptions/data/use-pictures';
import { lineTotal } from '~/src/account/subscriptions/deliveries';
import { SubscriptionPicture } from '~/src/account/subscriptions/subscription-picture';
import { useSubscriptionFormat } from '~/src/account/subscriptions/use-subscription-format';
import type { Subscription } from '~/src/gateways/recharge/to-subscription';
import { ChoiceGroup, PillChoice } from '~/src/ui/forms/choice';
import { OptionList, type Option } from '../action-form';
import type { SwapGroup } from './swap-groups';

interface SizeChoiceProps {
  readonly swaps: readonly Swap[];
  readonly selected: string;
  readonly quantity: number;
  readonly onSelect: (variantId: string) => void;
}

/** The sizes or flavors of the chosen product. */
function SizeChoice({ swaps, selected, quantity, onSelect }: SizeChoiceProps) {
  const { t } = useTranslation('account-subscriptions');
  const format = useSubscriptionFormat();
  const name = useId();
  return (
    <div className="sub-sizes">
      <ChoiceGroup legend={t('swapForm.size')}>
        {swaps.map(swap => (
          <PillChoice
            key={swap.variantId}
            name={name}
            onSelect={onSelect}
            value={swap.variantId}
            checked={swap.variantId === selected}
          >
            {swap.variantTitle} · {format.money(lineTotal({ ...swap, quantity }))}
          </PillChoice>
        ))}
      </ChoiceGroup>
    </div>
  );
}

const cheapest = (swaps: readonly Swap[]): Swap | undefined =>
  [...swaps].sort((one, other) => one.price.cents - other.price.cents)[0];

interface SwapOptionsProps {
  readonly subscription: Subscription;
  readonly groups: readonly SwapGroup[];
  readonly pictures: ReturnType<typeof usePictures>;
  readonly chosen: Swap | undefined;
  readonly problem: string | null;
  readonly onSelect: (variantId: string) => void;
}

/** The products as radio buttons; the sizes of the chosen one follow it. */
export function SwapOptions(props: SwapOptionsProps) {
  const { subscription, groups, pictures, chosen, problem, onSelect } = props;
  const { t } = useTranslation('account-subscriptions');
  const format = useSubscriptionFormat();
  const { frequency, quantity } = subscription;
  const toOption = ({ productId, title, swaps }: SwapGroup): Option<string> => {
    const isChosen = productId === chosen?.productId;
    const [only] = swaps;
    const least = cheapest(swaps);
    const amount = least ? format.money(lineTotal({ ...least, quantity })) : '';
    const pictured = isChosen ? chosen : only;
    return {
      value: productId,
      label: swaps.length === 1 && only ? format.name(only) : title,
      detail: swaps.length === 1 ? amount : t('swapForm.from', { amount }),
      picture: (
        <SubscriptionPicture image={pictures.get(pictured?.variantId ?? '')} isDigital={false} />
      ),
      more: isChosen && swaps.length > 1 && (
        <SizeChoice
          selected={chosen.variantId}
          swaps={swaps}
          quantity={quantity}
          onSelect={onSelect}
        />
      ),
    };
  };
  return (
    <OptionList
      legend={t('swapForm.legend', {
        frequency: format.frequency(frequency).toLowerCase(),
        count: quantity,
      })}
      options={groups.map(toOption)}
      selected={chosen?.productId ?? null}
      problem={problem}
      onSelect={productId => {
        const first = groups.find(group => group.productId === productId)?.swaps[0];
        if (first) onSelect(first.variantId);
      }}
    />
  );
}
