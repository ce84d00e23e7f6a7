import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { percentOff } from '~/src/domain/commerce/money';
import type { SellingPlan } from '~/src/domain/commerce/product';
import { TestProviders } from '~/src/features/testing';
import { PurchaseChoice } from './purchase-choice';
import { usePurchase } from '../buy-box/use-purchase';

const plan = (id: string, count: number, discountPercent: number): SellingPlan => ({
  id,
  name: id,
  discountPercent,
  interval: { count, unit: 'month' },
});

const plans = [plan('one', 1, 10), plan('three', 3, 15)];
const price = { cents: 2000, currency: 'USD' as const };

function Choice() {
  const purchase = usePurchase(plans, false);
  return (
    <>
      <PurchaseChoice
        plans={plans}
        isPlanRequired={false}
        priceAt={percent => percentOff(price, percent)}
        purchase={purchase}
      />
      <button type="button" onClick={() => purchase.check()}>
        Try
      </button>
    </>
  );
}

describe('autoship choice', () => {
  afterEach(cleanup);

  it('shows the highest saving and its price', () => {
    render(<Choice />, { wrapper: TestProviders });
    expect(screen.getByText('Save 15% with Autoship')).toBeTruthy();
    expect(screen.getByText('$17.00')).toBeTruthy();
  });

  it('shows the saving of the selected plan', () => {
    render(<Choice />, { wrapper: TestProviders });
    fireEvent.click(screen.getByRole('radio', { name: /Autoship/ }));
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'one' } });
    expect(screen.getByText('Save 10% with Autoship')).toBeTruthy();
    expect(screen.getByText('$18.00')).toBeTruthy();
  });

  it('asks for a frequency after an attempt without one', () => {
    render(<Choice />, { wrapper: TestProviders });
    fireEvent.click(screen.getByRole('radio', { name: /Autoship/ }));
    expect(screen.queryByText('Please select a frequency')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try' }));
    expect(screen.getByText('Please select a frequency')).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'three' } });
    expect(screen.queryByText('Please select a frequency')).toBeNull();
  });
});
