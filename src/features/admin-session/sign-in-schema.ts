import { object, string, type InferType } from 'yup';
import { emailField } from '@domain/contact/fields';

export const signInSchema = object({
  email: emailField,
  password: string().required('Enter your password.'),
}).required();

export type SignInValues = InferType<typeof signInSchema>;
