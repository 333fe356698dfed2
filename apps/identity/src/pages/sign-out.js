// The product requested this sign-out and the provider verified it: submit the form.
document.querySelector('button[name="logout"]').click();
