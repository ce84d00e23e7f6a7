export { OrderScreen } from './order-screen';
export { OrdersScreen } from './orders-screen';
