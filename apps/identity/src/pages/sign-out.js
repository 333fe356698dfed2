// The product has asked for this sign-out and the provider has checked it: press the button for the person.
document.querySelector('button[name="logout"]').click();
