import { selectEmployees } from '../accounts/employees.ts';
import { findCustomer } from '../accounts/operator.ts';
import type { Command } from './command.ts';
import { customerRow, customerUsage, known, onlyCustomer } from './customer-row.ts';

export const customersShow: Command = {
  name: 'customers show',
  summary: 'Shows one customer and its employees.',
  required: customerUsage,
  usage: {},
  options: {},
  understand: ({ positionals }) => {
    const who = onlyCustomer(positionals);
    return async ({ database }) => {
      const customer = known(who, await findCustomer(database, who));
      const employees = await selectEmployees(database, customer.id);
      return {
        customer: [customerRow(customer)],
        employees: employees.map(({ id, username, name, status, menus, lastLoginAt }) => ({
          id,
          username,
          name,
          status,
          menus: menus.join(' '),
          lastLogin: lastLoginAt,
        })),
      };
    };
  },
};
